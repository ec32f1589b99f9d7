export const playTests = {};

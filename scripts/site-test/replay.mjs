export const replayTests = {};

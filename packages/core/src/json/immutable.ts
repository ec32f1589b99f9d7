type Primitive = string | number | boolean | null | undefined;

/** `T`, read-only at every depth. Lists and tuples stay lists and tuples. */
export type Immutable<T> = T extends Primitive ? T : { readonly [K in keyof T]: Immutable<T[K]> };

/** `T`, mutable at every depth. */
export type Mutable<T> = T extends Primitive ? T : { -readonly [K in keyof T]: Mutable<T[K]> };

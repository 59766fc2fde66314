declare const brand: unique symbol;

/**
 * A `Base` that the compiler tells apart from those of another name: a `Seat` is a number, an `Area` is a number, and
 * neither is taken for the other. The mark exists in types only, so values stay plain JSON. It is optional so that
 * literals, loop counters and results of arithmetic still fit without a cast; what it rules out is a value that
 * already has another name.
 */
export type Branded<Base, Name extends string> = Base & { readonly [brand]?: Name };

/** The shape of a Turkish part of the dictionary, with any text in each place. */
export type Texts<T> = { readonly [K in keyof T]: T[K] extends string ? string : Texts<T[K]> }

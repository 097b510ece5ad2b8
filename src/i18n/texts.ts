/** The type of a dictionary part: the keys of the Turkish one, with any text as each value. */
export type Texts<T> = { readonly [K in keyof T]: T[K] extends string ? string : Texts<T[K]> }

/** The signed-in user, for the user menu. */
export type Person = { name: string; role: string; picture: string | null }

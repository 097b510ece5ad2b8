/** The signed-in person, as the user menu shows them. */
export type Person = { name: string; role: string; picture: string | null }

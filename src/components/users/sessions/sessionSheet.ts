/** An open session as shown to its user and to administrators. */
export type SessionSheet = {
  name: string
  browser: string | null
  system: string | null
  openedAt: string
  seenAt: string | null
  address: string | null
  isThis: boolean
}

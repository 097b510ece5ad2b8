/** An open session as its person, or who administers them, sees it. */
export type SessionSheet = {
  name: string
  browser: string | null
  system: string | null
  openedAt: string
  seenAt: string | null
  address: string | null
  isThis: boolean
}

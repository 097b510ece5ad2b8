const RECENT = 'bo-recent-'

/** The key of the list that a tab came from. */
export const TRAIL_KEY = 'bo-trail'

/** The key of the records that a person opened, with their titles. */
export const recentKey = (userId: number) => `${RECENT}${userId}`

/**
 * Removes titles of records that pages have stored in this browser. Unsaved input stays; it is stored by
 * user.
 */
export const forgetPages = (): void => {
  try {
    for (const storage of [localStorage, sessionStorage])
      for (const key of Object.keys(storage))
        if (key === TRAIL_KEY || key.startsWith(RECENT)) storage.removeItem(key)
  } catch {
    // Storage is disabled in this browser: nothing was stored.
  }
}

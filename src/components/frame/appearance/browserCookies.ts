const YEAR_S = 31_536_000

const put = (name: string, value: string, maxAge: number): void => {
  const secure = window.location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${name}=${value}; Path=/; Max-Age=${maxAge}; SameSite=Lax${secure}`
}

/** Stores a preference in a cookie for a year (PR2). */
export const keepCookie = (name: string, value: string): void => put(name, value, YEAR_S)

/** Removes the cookie of a preference. */
export const dropCookie = (name: string): void => put(name, '', 0)

/** The value of a cookie that scripts may read. */
export const readCookie = (name: string): string | undefined =>
  document.cookie
    .split('; ')
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1)

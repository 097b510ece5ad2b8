/**
 * The page a form was opened from, as its address says (`?back=/customers/view/7`).
 * @param href of the form
 * @returns a path of this site with its query; null if missing, or on another site
 */
export const wayBackOf = (href: string): string | null => {
  const here = new URL(href)
  const named = here.searchParams.get('back')
  if (!named?.startsWith('/') || !URL.canParse(named, here)) return null
  const { origin, pathname, search } = new URL(named, here)
  return origin === here.origin ? `${pathname}${search}` : null
}

/** The return address of the current page. */
export const wayBack = (): string | null => wayBackOf(window.location.href)

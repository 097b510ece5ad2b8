/**
 * Matches selectors that select any element, or any element of a tag, inside an element with
 * `:has()`, such as `body:has(.drag-overlay) *`. Browsers limit invalidation of `:has()` by the
 * classes in the last part of a selector. Without one, every change of a text makes the browser
 * check every element of the page again: 10 to 20 ms instead of 0.4.
 */
const WIDE = /:has\((?:[^()]|\([^()]*\))*\).*[\s>+~](?:\*|[a-z][a-z0-9-]*)$/i

/** Replacements for Payload's two selectors, limited to the elements that need them. */
const INSTEAD = new Map([
  // Only applies while something is dragged; the drag handle has the cursor already.
  ['body:has(.drag-overlay) *', null],
  [
    '.field-type.row .row__fields:has(>*:nth-child(2))>*',
    '.field-type.row .row__fields>:not(:only-child)',
  ],
])

const isWide = (selector) => WIDE.test(selector)

/**
 * Narrows the selectors that would make every change of a page as slow as rendering it. A plugin of
 * PostCSS, which gets our styles and Payload's.
 * @throws for an unknown selector of this kind: use a class, or add a replacement
 */
export const narrowHas = () => ({
  postcssPlugin: 'narrow-has',
  Rule: (rule) => {
    const wide = rule.selectors.filter(isWide)
    if (wide.length === 0) return
    const unknown = wide.find((selector) => !INSTEAD.has(selector))
    if (unknown) throw rule.error(`"${unknown}" is matched anew at every change of a page.`)
    const kept = rule.selectors.flatMap((selector) =>
      isWide(selector) ? (INSTEAD.get(selector) ?? []) : selector,
    )
    if (kept.length === 0) rule.remove()
    else rule.selectors = kept
  },
})

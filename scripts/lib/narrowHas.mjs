/**
 * Selectors that reach elements of any name, or any of one tag, below one that `:has()` something,
 * such as `body:has(.drag-overlay) *`. A browser notes what a change could reach by the classes in
 * the last part of a selector. Without one, any changed text makes it look at every element of the
 * page again: 10 to 20 ms instead of 0.4.
 */
const WIDE = /:has\((?:[^()]|\([^()]*\))*\).*[\s>+~](?:\*|[a-z][a-z0-9-]*)$/i

/** What the framework's two of them say, for the elements that need it. */
const INSTEAD = new Map([
  // Only while something is dragged; the handle that drags has the cursor already.
  ['body:has(.drag-overlay) *', null],
  [
    '.field-type.row .row__fields:has(>*:nth-child(2))>*',
    '.field-type.row .row__fields>:not(:only-child)',
  ],
])

const isWide = (selector) => WIDE.test(selector)

/**
 * Narrows the selectors that would make every change of a page cost as much as drawing it. A
 * plugin of PostCSS, which sees our styles and the framework's.
 * @throws on one that it does not know: say it with a class, or add what to write instead
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

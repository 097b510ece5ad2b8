import type { Page } from '@playwright/test'
import { ar } from '@payloadcms/translations/languages/ar'
import { en } from '@payloadcms/translations/languages/en'
import { fr } from '@payloadcms/translations/languages/fr'
import { tr } from '@payloadcms/translations/languages/tr'
import { dictionaries } from '@/i18n/dictionaries'
import type { Locale } from '@/i18n/locales'

type Tree = { readonly [key: string]: string | Tree }

const framework = { tr, en, fr, ar }

const leaves = (tree: Tree, path: readonly string[] = []): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[[...path, key].join('.'), value] as [string, string]]
      : leaves(value, [...path, key]),
  )

const known = new Map<Locale, Set<string>>()
const textsOf = (locale: Locale): Set<string> => {
  const texts = known.get(locale) ?? allTextsOf(locale)
  known.set(locale, texts)
  return texts
}

const allTextsOf = (locale: Locale) =>
  new Set(
    [dictionaries[locale] as Tree, framework[locale].translations as Tree].flatMap((tree) =>
      leaves(tree).map(([, text]) => text),
    ),
  )

const KEYS = new Set([
  ...leaves(dictionaries.tr as Tree).map(([key]) => key),
  ...leaves(framework.en.translations as Tree).map(([key]) => key.replace('.', ':')),
])

/** What a user can read or hear on the page: texts, accessible names, hints. */
const fragments = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found = new Set<string>()
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement
      // Names of languages are in their own language.
      if (parent?.closest('script, style, noscript, [lang]:not(html)')) continue
      const text = walker.currentNode.textContent?.trim()
      if (text) found.add(text)
    }
    for (const element of document.querySelectorAll('[aria-label], [title], [placeholder], [alt]'))
      for (const name of ['aria-label', 'title', 'placeholder', 'alt']) {
        const text = element.getAttribute(name)?.trim()
        if (text && !element.closest('[lang]:not(html)')) found.add(text)
      }
    return [...found]
  })

/**
 * Raw keys, and texts of other languages that differ in the page's language.
 * @param others the languages to look for
 */
export const foreignAmong = (
  texts: readonly string[],
  locale: Locale,
  others: readonly Locale[] = ['en'],
): string[] => {
  const own = textsOf(locale)
  return texts.filter(
    (text) =>
      KEYS.has(text) ||
      text.includes('[object ') ||
      (!own.has(text) && others.some((other) => textsOf(other).has(text))),
  )
}

/** The same for a page in the browser. */
export const foreignWords = async (page: Page, locale: Locale): Promise<string[]> =>
  foreignAmong(await fragments(page), locale)

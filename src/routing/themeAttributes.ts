import { cookies, headers } from 'next/headers'
import type { HtmlHTMLAttributes } from 'react'

import { themeOnServer } from '@/components/shell/themeOnServer'

/** Attributes of `<html>` for the theme this visitor chose, so that the first paint is right. */
export const themeAttributes = async (): Promise<HtmlHTMLAttributes<HTMLHtmlElement>> => {
  const [jar, sent] = await Promise.all([cookies(), headers()])
  // React's type of <html> knows no data attributes by name.
  return themeOnServer({
    cookie: (name) => jar.get(name)?.value,
    hint: sent.get('sec-ch-prefers-color-scheme'),
  }) as HtmlHTMLAttributes<HTMLHtmlElement>
}

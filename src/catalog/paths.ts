import type { Locale } from '@/i18n/locales'
import type { Paths, RouteName } from './names'

import { CATALOG } from './index'

export type { RouteName }

/** The public paths of the product, by the name of the page. */
export const PATHS = Object.fromEntries(
  CATALOG.routes.map(({ name, path }) => [name, path]),
) as Paths

type PathValue = number | string
type ValuesOf<Template extends string> = Template extends `${string}{${string}}${infer Rest}`
  ? [value: PathValue, ...rest: ValuesOf<Rest>]
  : []

/**
 * Fills the placeholders of a path template, in order.
 * @param template a value of PATHS
 * @param values one value for each placeholder; each is percent-encoded
 */
export const fillPath = (template: string, values: readonly PathValue[]): string => {
  let next = 0
  return template.replace(/\{\w+\}/g, () => encodeURIComponent(String(values[next++] ?? '')))
}

type PathBuilders = { [Name in RouteName]: (...values: ValuesOf<Paths[Name]>) => string }

/** Link builders, one for each page: `paths.tenderEdit(12)`, `paths.branchEdit(company, id)`. */
export const paths = Object.fromEntries(
  Object.entries<string>(PATHS).map(([name, template]) => [
    name,
    (...values: PathValue[]) => fillPath(template, values),
  ]),
) as PathBuilders

/** `?show=` of the page of an offer that shows the privacy notice instead. */
export const NOTICE = 'notice'

/** @param offer address of the page of an offer @returns the address of its privacy notice */
export const noticeAt = (offer: string, locale: Locale): string =>
  `${offer}?show=${NOTICE}&lang=${locale}`

import { cookies } from 'next/headers'
import { cache } from 'react'

import { LANGUAGE_COOKIE, pageLocale } from '@/i18n/requestLocale'

/** The language of the page being rendered. */
export const currentLocale = cache(async () =>
  pageLocale({ cookie: (await cookies()).get(LANGUAGE_COOKIE)?.value }),
)

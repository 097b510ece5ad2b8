import { headers } from 'next/headers'

import { NONCE_HEADER } from '@/domain/shared/text/headerNames'
import { PAYLOAD_THEME_COOKIE } from '@/domain/settings/themeOnServer'
import { keepEarlyPress } from './keepEarlyPress'

// Before the first paint: only the browser knows the theme of "system" (TH3).
const THEME = `(function(){var h=document.documentElement,c=h.dataset.themeChoice,t=c==='system'?(matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light'):c==='dark'?'dark':'light';h.setAttribute('data-theme',t);document.cookie='${PAYLOAD_THEME_COOKIE}='+t+'; Path=/; Max-Age=31536000; SameSite=Lax'})()`

const SOURCE = `${THEME};(${keepEarlyPress.toString()})()`

/** What runs before the page's scripts. The policy allows only scripts with the response's nonce. */
export const FirstScripts = async () => (
  <script
    suppressHydrationWarning
    dangerouslySetInnerHTML={{ __html: SOURCE }}
    nonce={(await headers()).get(NONCE_HEADER) ?? undefined}
  />
)

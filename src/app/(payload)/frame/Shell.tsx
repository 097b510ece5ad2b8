import { headers } from 'next/headers'
import type { Payload } from 'payload'
import type { ReactNode } from 'react'

import { CompanyClock } from '@/components/ui/calendar/companyClock'
import { ShellProvider } from '@/components/frame/shell/ShellProvider'
import { keepEarlyPress } from './keepEarlyPress'
import { PAYLOAD_THEME_COOKIE } from '@/domain/settings/themeOnServer'
import { NONCE_HEADER } from '@/domain/shared/text/headerNames'
import { shellOnServer } from '@/routing/shellOnServer'

// Runs before the first paint: only the browser knows which theme "system" means.
const THEME = `(function(){var h=document.documentElement,c=h.dataset.themeChoice,t=c==='system'?(matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light'):c==='dark'?'dark':'light';h.setAttribute('data-theme',t);document.cookie='${PAYLOAD_THEME_COOKIE}='+t+'; Path=/; Max-Age=31536000; SameSite=Lax'+(location.protocol==='https:'?'; Secure':'')})()`

/**
 * Puts the style sheet of the notices' library into the layer of other libraries (decision 0124):
 * each copy of it, Payload's own included, inserts one outside of any layer, which would override
 * our rules. It happens as they are inserted, because a sheet that changes later makes the browser
 * load all fonts again, and text moves (decision 0062). Its text is the script: it uses nothing
 * outside of its body.
 */
const layerNotices = (): void => {
  const intoLayer = (node: Node) => {
    const text = node instanceof HTMLStyleElement ? node.textContent : ''
    if (text.includes('[data-sonner-toaster]')) node.textContent = `@layer vendor{${text}}`
  }
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) addedNodes.forEach(intoLayer)
  }).observe(document.head, { childList: true })
}

const SOURCE = `${THEME};(${keepEarlyPress.toString()})();(${layerNotices.toString()})()`

/** Scripts before the page's own. The policy allows only scripts with the response's nonce. */
const FirstScripts = async () => (
  <script
    suppressHydrationWarning
    dangerouslySetInnerHTML={{ __html: SOURCE }}
    nonce={(await headers()).get(NONCE_HEADER) ?? undefined}
  />
)

type Props = { payload: Payload; userId: number | null; children: ReactNode }

/** The outermost element of every page. */
export const Shell = async ({ payload, userId, children }: Props) => {
  const { timeZone, ...site } = await shellOnServer(payload, userId)
  const shown = { ...site, userId, year: new Date().getFullYear() }
  return (
    <CompanyClock timeZone={timeZone}>
      <FirstScripts />
      <ShellProvider key={userId ?? 'visitor'} {...shown}>
        {children}
      </ShellProvider>
    </CompanyClock>
  )
}

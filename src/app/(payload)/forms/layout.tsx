import config from '@payload-config'
import { ProgressBar, RootProvider } from '@payloadcms/ui'
import { getClientConfig } from '@payloadcms/ui/utilities/getClientConfig'
import type { ReactNode } from 'react'

import { MendedControls } from '@/components/document/MendedControls'
import { getAccessResults } from '@/lib/payloadRequests'
import { asSeenByThemselves } from '@/queries/users/signedInUser'
import { currentVisitor, requestOfVisitor } from '@/routing/currentVisitor'
import { guardRequestedPage } from '@/routing/guardPage'
import { shownTheme } from '@/routing/themeAttributes'

import { importMap } from '../importMap.js'
import { serverFunction } from '../serverFunction'

type Providers = Parameters<typeof RootProvider>[0]

/**
 * What Payload's forms need round them, as its own layout has it, below ours: nothing of it comes
 * with any other page.
 */
const Layout = async ({ children }: { children: ReactNode }) => {
  await guardRequestedPage()
  const [{ user }, req, theme] = await Promise.all([
    currentVisitor(),
    requestOfVisitor(),
    shownTheme(),
  ])
  const { i18n } = req
  const [permissions, seen] = await Promise.all([
    user ? getAccessResults({ req }) : null,
    user ? asSeenByThemselves(req, user) : null,
  ])
  return (
    <RootProvider
      config={getClientConfig({ config: await config, i18n, importMap, user: seen as never })}
      dateFNSKey={i18n.dateFNSKey}
      fallbackLang={req.payload.config.i18n.fallbackLanguage}
      isNavOpen
      languageCode={i18n.language}
      languageOptions={[]}
      permissions={permissions as Providers['permissions']}
      serverFunction={serverFunction}
      theme={theme}
      translations={i18n.translations as Providers['translations']}
      user={seen as Providers['user']}
    >
      <ProgressBar />
      <MendedControls />
      {children}
    </RootProvider>
  )
}

export default Layout

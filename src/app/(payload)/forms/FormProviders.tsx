import config from '@payload-config'
import { ProgressBar, RootProvider } from '@payloadcms/ui'
import { getClientConfig } from '@payloadcms/ui/utilities/getClientConfig'
import type { PayloadRequest } from 'payload'
import type { ReactNode } from 'react'

import { MendedControls } from '@/components/document/MendedControls'
import { shownTheme } from '@/routing/themeAttributes'

import { importMap } from '../importMap.js'
import { serverFunction } from '../serverFunction'

type Providers = Parameters<typeof RootProvider>[0]

type Props = {
  req: PayloadRequest
  /** The user's permissions as evaluated by Payload, and their own readable fields. */
  permissions: unknown
  seen: unknown
  children: ReactNode
}

/** The providers Payload's forms need, as in its own layout. */
export const FormProviders = async ({ req, permissions, seen, children }: Props) => {
  const { i18n } = req
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
      theme={await shownTheme()}
      translations={i18n.translations as Providers['translations']}
      user={seen as Providers['user']}
    >
      <ProgressBar />
      <MendedControls />
      {children}
    </RootProvider>
  )
}

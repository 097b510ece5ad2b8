import '@payloadcms/next/css'
import '@/styles/index.css'

import config from '@payload-config'
import { RootLayout } from '@payloadcms/next/layouts'
import type { ReactNode } from 'react'

import { themeAttributes } from '@/routing/themeAttributes'
import { guardRequestedPage } from '@/routing/guardPage'
import { currentVisitor } from '@/routing/currentVisitor'
import { currentLocale } from '@/routing/pageTitle'
import { preloadFonts } from '@/routing/preloadFonts'

import { appearanceOnServer } from './frame/appearanceOnServer'
import { importMap } from './importMap.js'
import { serverFunction } from './serverFunction'

const Layout = async ({ children }: { children: ReactNode }) => {
  await guardRequestedPage()
  const { payload, userId } = await currentVisitor()
  preloadFonts(await currentLocale())
  return (
    <RootLayout
      config={config}
      htmlProps={await themeAttributes(await appearanceOnServer(payload, userId))}
      importMap={importMap}
      serverFunction={serverFunction}
    >
      {children}
    </RootLayout>
  )
}

export default Layout

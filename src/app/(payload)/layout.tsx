import '@payloadcms/next/css'
import '@/styles/index.css'

import config from '@payload-config'
import { handleServerFunctions, RootLayout } from '@payloadcms/next/layouts'
import type { ServerFunctionClient } from 'payload'
import type { ReactNode } from 'react'

import { appearanceOnServer } from '@/components/shell/appearanceOnServer'
import { themeAttributes } from '@/routing/themeAttributes'
import { guardRequestedPage } from '@/routing/guardPage'
import { currentVisitor } from '@/routing/currentVisitor'
import { currentLocale } from '@/routing/pageTitle'
import { preloadFonts } from '@/routing/preloadFonts'

import { importMap } from './importMap.js'

/**
 * The server functions our screens call; Payload has more, for features the product does not use.
 */
const ALLOWED_CALLS = new Set([
  'form-state',
  'table-state',
  'render-document',
  'render-document-slots',
  'render-field',
  'render-list',
])

const serverFunction: ServerFunctionClient = async (args) => {
  'use server'
  const { isSignedIn } = await currentVisitor()
  if (!isSignedIn || !ALLOWED_CALLS.has(args.name)) throw new Error('Refused')
  return handleServerFunctions({ ...args, config, importMap })
}

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

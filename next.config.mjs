import { fileURLToPath } from 'node:url'

import { withPayload } from '@payloadcms/next/withPayload'

import { FILE_HEADERS } from './src/routing/safeHeaders.mjs'

const payloadShared = './src/routing/payloadShared.ts'

/** @type {import('next').NextConfig} */
const nextConfig = {
  poweredByHeader: false,
  reactStrictMode: true,
  productionBrowserSourceMaps: false,
  serverExternalPackages: ['pg-boss'],
  // The checks of a change run the compiler; a first start need not wait for it.
  typescript: { ignoreBuildErrors: true },
  // No image service: pictures come in the sizes the server stored, and no address is fetched.
  images: { unoptimized: true },
  experimental: {
    // Kept between builds it saves a second one 15 s, and costs the first one 20 s and 660 MB.
    turbopackFileSystemCacheForBuild: false,
    // The server's code is not made small: what an error's stack says can be read. 100 MB less.
    turbopackSourceMaps: process.env.NODE_ENV !== 'production',
    // Two workers: a build must fit on the smallest machine we support.
    cpus: 2,
    // Payload tells errors by the names of their classes, which minification would take from it:
    // a list filtered by an unknown field would be an empty page instead of a sentence.
    serverMinification: false,
    // What forms and drawers send; the gate counts what is in it.
    serverActions: { bodySizeLimit: '1mb' },
    // The proxy would otherwise cut bodies at 10 MB: a file of 20 MB, and the form around it.
    proxyClientMaxBodySize: '21mb',
  },
  // Files that no request handler touches; `src/proxy.ts` has the headers of everything else.
  headers: async () => [
    {
      // Its version is in its name.
      source: '/wasm/:file*',
      headers: [{ key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }],
    },
    {
      source: '/:file(_next/static/.*|wasm/.*|favicon.ico|icon.svg|robots.txt)',
      headers: Object.entries(FILE_HEADERS).map(([key, value]) => ({ key, value })),
    },
  ],
  turbopack: { resolveAlias: { 'payload/shared': payloadShared } },
  webpack: (config) => {
    config.resolve.alias['payload/shared$'] = fileURLToPath(new URL(payloadShared, import.meta.url))
    return config
  },
}

export default withPayload(nextConfig, { devBundleServerPackages: false })

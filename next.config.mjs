import { fileURLToPath } from 'node:url'

import { withPayload } from '@payloadcms/next/withPayload'

const payloadShared = './src/lib/payloadShared.ts'

/** @type {import('next').NextConfig} */
const nextConfig = {
  poweredByHeader: false,
  reactStrictMode: true,
  productionBrowserSourceMaps: false,
  // No image service: pictures come in the sizes the server stored, and no address is fetched.
  images: { unoptimized: true },
  experimental: {
    authInterrupts: true,
    // Two workers: a build must fit on the smallest machine we support.
    cpus: 2,
  },
  turbopack: { resolveAlias: { 'payload/shared': payloadShared } },
  webpack: (config) => {
    config.resolve.alias['payload/shared$'] = fileURLToPath(new URL(payloadShared, import.meta.url))
    return config
  },
}

export default withPayload(nextConfig, { devBundleServerPackages: false })

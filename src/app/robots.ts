import type { MetadataRoute } from 'next'

/** A back office: nothing here is for search engines. */
const robots = (): MetadataRoute.Robots => ({ rules: { userAgent: '*', disallow: '/' } })

export default robots

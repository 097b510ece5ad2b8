import type { MetadataRoute } from 'next'

/** Search engines should index nothing of a back office. */
const robots = (): MetadataRoute.Robots => ({ rules: { userAgent: '*', disallow: '/' } })

export default robots

/**
 * Called by Next when a server starts. It waits for the check of single sign-on, but not for jobs.
 */
export const register = async (): Promise<void> => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const [{ startJobsOfServer }, { serveReads }, { checkSignOnOfServer }] = await Promise.all([
    import('./jobs/startJobsOfServer'),
    import('./gate/reads/serveReads'),
    import('./gate/checkSignOn'),
  ])
  await checkSignOnOfServer()
  void startJobsOfServer()
  // Until then, and if it fails, read requests are handled like all others.
  void serveReads().catch(() => {})
}

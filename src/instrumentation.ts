/** Called by Next once a server has started; jobs begin beside it, the server does not wait. */
export const register = async (): Promise<void> => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const [{ startJobsOfServer }, { serveReads }] = await Promise.all([
    import('./jobs/startJobsOfServer'),
    import('./gate/reads/serveReads'),
  ])
  void startJobsOfServer()
  // Until then, and if it fails, readings go the way of every other request.
  void serveReads().catch(() => {})
}

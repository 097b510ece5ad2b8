/** Called by Next once a server has started; jobs begin beside it, the server does not wait. */
export const register = async (): Promise<void> => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { startJobsOfServer } = await import('./jobs/startJobsOfServer')
  void startJobsOfServer()
}

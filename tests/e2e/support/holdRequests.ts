import type { Page, Route } from './test'

/** Holds back every request to a URL, as a slow line does, until the function it returns is called. */
export const holdRequests = async (
  page: Page,
  url: string | RegExp,
  answer: (route: Route) => Promise<void> = (route) => route.continue(),
) => {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(url, async (route) => {
    await released
    await answer(route)
  })
  return release
}

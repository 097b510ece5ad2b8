import { expect, test } from './support/test'
import { signedIn } from './support/people'

test('reduced motion: nothing glides or spins for longer than a blink', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await signedIn(page)
  for (const address of ['/dashboard', '/tenders', '/tenders/new']) {
    await page.goto(address)
    await expect(page.locator('h1').first()).toBeVisible()
    const moving = await page.evaluate(() => {
      const seconds = (times: string) => Math.max(...times.split(',').map(Number.parseFloat))
      return [...document.querySelectorAll('body *')]
        .filter((element) => {
          const { transitionDuration, animationDuration, animationName, scrollBehavior } =
            getComputedStyle(element)
          const isAnimated = animationName !== 'none' && seconds(animationDuration) > 0.02
          return isAnimated || seconds(transitionDuration) > 0.02 || scrollBehavior === 'smooth'
        })
        .map((element) => `${element.tagName.toLowerCase()}.${element.getAttribute('class')}`)
    })
    expect(moving, address).toEqual([])
  }
})

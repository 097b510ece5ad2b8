import { expect, test, type Page } from './support/test'
import type { DashboardFigures } from '@/domain/dashboard/figures'
import { createTranslator } from '@/i18n/translate'
import { expectSameCounts, openDashboard, someWork, widget } from './support/dashboard'
import { holdRequests } from './support/holdRequests'
import { isSettled } from './support/isSettled'
import { signedIn } from './support/people'
import { seriousViolations, violationsInThemes } from './support/seriousViolations'
import { textsOf } from './support/textsOf'
import { watchPage } from './support/watchPage'

/*
 * The dashboard:
 * DB1  the numbers of today open lists of exactly as many rows
 * DB2  the period stands in the address, survives a reload and the back button, is compared in words
 * DB3  every chart has a heading and a table with caption; its figures open lists of as many rows
 * DB4  a chart works by keyboard: arrows name the columns, Enter opens the list
 * DB5  the short lists link to their records and to the whole list, which has as many rows as said
 * DB6  a widget, its figures and its button appear only with the right to them
 * DB7  a widget that fails leaves the others, says so and can be asked for again alone
 * DB8  widgets are hidden, shown and moved by buttons; the order is kept per user; reset
 * DB9  widgets are moved by dragging and by the keyboard
 * DB10 first steps: what is done is ticked, what is left is linked, put away for good
 * DB11 axe finds nothing serious in light, dark, Turkish, Arabic, with charts and with tables
 * DB12 no layout shift, no error in the console, no request leaves the origin
 * DB13 320 px without sideways scroll; no animation under reduced motion
 * DB14 the plot runs left to right in Arabic, its words are Arabic, its digits Latin
 */

const t = createTranslator('tr')
const table = (page: Page, id: string) => widget(page, id).getByRole('table')
const toTable = (page: Page, id: string, locale: 'tr' | 'ar' = 'tr') =>
  widget(page, id)
    .getByRole('button', { name: createTranslator(locale)('charts.showAsTable') })
    .click()

const CHARTS = ['tendersByMonth', 'winRate', 'movementsInOut', 'topCustomers'] as const

test.beforeAll(async () => {
  await someWork()
})

test.describe('fonts that come late', () => {
  test.use({ isolated: true })

  for (const moment of ['before the scripts', 'after the scripts']) {
    test(`DB12 nothing shifts when the fonts come ${moment}`, async ({ page }) => {
      await signedIn(page)
      await page.setViewportSize({ width: 390, height: 844 })
      const { jumps } = await watchPage(page)
      const releaseFonts = await holdRequests(page, '**/*.woff2')
      const releaseScripts = await holdRequests(page, '**/_next/static/chunks/*.js')
      const ready = async () => {
        releaseScripts()
        await isSettled(page)
        await expect(widget(page, 'movementsInOut').locator('.recharts-bar').first()).toBeVisible()
      }
      await page.goto('/dashboard', { waitUntil: 'commit' })
      if (moment === 'after the scripts') await ready()
      await expect(page.locator('h1')).toBeVisible()
      // Whether another font breaks the title elsewhere is up to the name: it may not become wider.
      const widthOfTitle = () =>
        page.locator('h1').evaluate((title) => {
          const text = document.createRange()
          text.selectNodeContents(title)
          return text.getBoundingClientRect().width
        })
      const width = await widthOfTitle()
      const fonts = page.waitForResponse((answer) => answer.url().endsWith('.woff2'))
      releaseFonts()
      await (await fonts).finished()
      await page.evaluate(() => document.fonts.ready)
      if (moment === 'before the scripts') await ready()
      await page.evaluate(() => new Promise(requestAnimationFrame))
      expect(await widthOfTitle()).toBe(width)
      expect(await jumps()).toEqual([])
    })
  }
})

test('DB2 the period stands in the address and is compared in words', async ({ page }) => {
  await signedIn(page)
  await openDashboard(page, '?period=3m')
  const period = (key: '3m' | '12m') =>
    page
      .getByRole('group', { name: t('dashboard.period') })
      .getByRole('button', { name: t(`dashboard.periods.${key}`), exact: true })
  await expect(period('3m')).toHaveAttribute('aria-pressed', 'true')
  const note = page.locator('.period-bar__note')
  const before = await note.textContent()

  await period('12m').click()
  await expect(page).toHaveURL(/\?period=12m$/)
  await expect(note).not.toHaveText(before ?? '')
  const compared = await note.textContent()
  await page.reload()
  await expect(period('12m')).toHaveAttribute('aria-pressed', 'true')
  await expect(note).toHaveText(compared ?? '')
  await page.goBack()
  await expect(period('3m')).toHaveAttribute('aria-pressed', 'true')
  await expect(note).toHaveText(before ?? '')

  const words = /artış|azalış|Değişmedi|Önceki dönemde yok/
  for (const change of await widget(page, 'summary').locator('.change-chip').all())
    await expect(change).toHaveText(words)
})

/** A number of today and its link. */
const figure = (page: Page, id: string) => async () => ({
  text: await widget(page, id).locator('.figure-card__value').textContent(),
  link: widget(page, id).getByRole('link'),
})
/** A number in the table of a chart. */
const inTable = (page: Page, id: (typeof CHARTS)[number], row: string) => async () => {
  if ((await table(page, id).count()) === 0) await toTable(page, id)
  const link = table(page, id).locator(`${row} a`).first()
  return { text: await link.textContent(), link }
}
/** How many records a short list stands for. */
const whole = (page: Page, id: string) => async () => {
  const link = widget(page, id).getByRole('link', { name: /Tümünü gör/ })
  return { text: await link.textContent(), link }
}
/** A number in the legend of a chart. */
const inLegend = (page: Page, id: string) => async () => {
  const link = widget(page, id).getByRole('listitem').nth(1).getByRole('link')
  return { text: await link.locator('.chart-legend__value').textContent(), link }
}

test('DB1 DB3 DB5 numbers, charts and short lists lead to lists of exactly as many rows', async ({
  page,
}) => {
  test.slow()
  await signedIn(page)
  const { meeting } = await someWork()
  await openDashboard(page)

  await test.step('DB5 the short lists lead to their records', async () => {
    const soon = widget(page, 'meets').getByRole('link', { name: meeting })
    // Meetings of other tests may stand before it.
    if (await soon.count()) await expect(soon).toHaveAttribute('href', /\/customers\/meets\/edit\//)
    await expect(widget(page, 'recentMovements').getByRole('link').nth(1)).toHaveAttribute(
      'href',
      /\/stock-movements\/view\/\d+$/,
    )
  })

  await test.step('DB3 every chart has a heading and a table with a caption', async () => {
    for (const id of CHARTS) {
      const name = t(`dashboard.widgets.${id}`)
      await expect(widget(page, id).getByRole('heading', { name })).toBeVisible()
      await toTable(page, id)
      await expect(table(page, id).locator('caption')).toHaveText(name)
      await expect(table(page, id).locator('th[scope="col"]').first()).toBeVisible()
      await expect(table(page, id).locator('th[scope="row"]').first()).toBeVisible()
      await widget(page, id)
        .getByRole('button', { name: t('charts.showAsChart') })
        .click()
      await expect(table(page, id)).toHaveCount(0)
    }
  })

  await test.step('DB1 DB3 DB5 as many rows', () =>
    expectSameCounts(page, {
      openTenders: figure(page, 'openTenders'),
      awaitingApproval: figure(page, 'awaitingApproval'),
      notInvoiced: figure(page, 'notInvoiced'),
      lowStock: figure(page, 'lowStock'),
      'legend of winRate': inLegend(page, 'winRate'),
      tendersByMonth: inTable(page, 'tendersByMonth', 'tbody tr:last-child'),
      winRate: inTable(page, 'winRate', 'tbody tr:first-child'),
      topCustomers: inTable(page, 'topCustomers', 'tbody tr:first-child'),
      waiting: whole(page, 'waiting'),
      meets: whole(page, 'meets'),
    }))

  await test.step('DB3 of another period as well', async () => {
    await openDashboard(page, '?period=month')
    await expectSameCounts(page, {
      movementsInOut: inTable(page, 'movementsInOut', 'tbody tr:last-child'),
    })
  })

  await test.step('DB1 a number opens its list', async () => {
    await widget(page, 'openTenders').getByRole('link').click()
    await expect(page).toHaveURL(/\/tenders\?/)
    await expect(page.locator('.list[aria-busy="false"]')).toBeVisible()
  })
})

test('DB4 a chart works by keyboard, and by a click', async ({ page }) => {
  await signedIn(page)
  await openDashboard(page)
  const plot = widget(page, 'tendersByMonth').getByRole('application', {
    name: t('dashboard.widgets.tendersByMonth'),
  })
  await plot.focus()
  await plot.press('ArrowRight')
  const name = page.locator('.chart-tooltip__name')
  await expect(name).toBeVisible()
  const first = await name.textContent()
  await plot.press('ArrowRight')
  await expect(name).not.toHaveText(first ?? '')
  await plot.press('Enter')
  await expect(page).toHaveURL(/\/tenders\?.*where%5Bdate%5D/)

  await page
    .locator('.vnav')
    .getByRole('link', { name: t('nav.dashboard') })
    .click()
  await widget(page, 'movementsInOut').locator('.recharts-bar-rectangle path').last().click()
  await expect(page).toHaveURL(/\/stock-movements\?.*where%5Btype%5D/)
  // ST4: only here are pages and their configuration bundled apart.
  await expect(page.getByRole('region', { name: t('stockMovements.totals.title') })).toBeVisible()
})

/** The dashboard as the server sends it, which holds every figure, and which widgets it has. */
const asSent = async (page: Page) => {
  const html = await (await page.request.get('/dashboard')).text()
  return { html, widgets: [...html.matchAll(/data-widget="(\w+)"/g)].map(([, id]) => id) }
}

test('DB6 widgets, figures and buttons follow the rights', async ({ page }) => {
  await signedIn(page, {
    permissions: [
      { subject: 'dashboard', actions: ['read'] },
      { subject: 'stock-cards', actions: ['read'] },
    ],
  })
  const { html, widgets } = await asSent(page)
  expect(widgets).toEqual(['lowStock'])
  expect(html).not.toContain('href="/tenders/new"')
  const answer = await page.request.get('/api/dashboard')
  expect(Object.keys(((await answer.json()) as DashboardFigures).widgets)).toEqual(['lowStock'])
  // Nothing of it hides in the page either.
  expect(html).not.toMatch(/\\?"openTenders\\?":\{/)
})

test('DB6 without any right to figures the page says so', async ({ page }) => {
  await signedIn(page, { permissions: [{ subject: 'dashboard', actions: ['read'] }] })
  const { html, widgets } = await asSent(page)
  expect(textsOf(html)).toContain(t('dashboard.nothingToRead'))
  expect(widgets).toEqual([])
})

test('DB7 a widget that fails leaves the others and can be asked for again', async ({ page }) => {
  await signedIn(page)
  await openDashboard(page)
  await page.route('**/api/dashboard?*', async (route) => {
    const answer = await route.fetch()
    const figures = (await answer.json()) as DashboardFigures
    delete figures.widgets.meets
    await route.fulfill({ json: { ...figures, failed: ['meets'] } })
  })
  const choose = (key: '3m' | '12m') =>
    page.getByRole('button', { name: t(`dashboard.periods.${key}`), exact: true }).click()
  await choose('3m')
  const failed = widget(page, 'meets')
  await expect(failed.getByRole('alert')).toHaveText(t('dashboard.widgetFailed'))
  await expect(widget(page, 'openTenders').getByRole('link')).toBeVisible()
  await page.unroute('**/api/dashboard?*')
  const asked = page.waitForRequest((request) => request.url().includes('only=meets'))
  await failed.getByRole('button', { name: t('actions.tryAgain') }).click()
  await asked
  await expect(failed.getByRole('alert')).toHaveCount(0)

  // Without any answer only what the period decides is missing.
  await page.route('**/api/dashboard?*', (route) => route.abort())
  await choose('12m')
  await expect(widget(page, 'tendersByMonth').getByRole('alert')).toBeVisible()
  await expect(widget(page, 'meets').getByRole('alert')).toHaveCount(0)
  await page.unroute('**/api/dashboard?*')
  await widget(page, 'tendersByMonth')
    .getByRole('button', { name: t('actions.tryAgain') })
    .click()
  await expect(widget(page, 'tendersByMonth').locator('.chart-card')).toBeVisible()
  await expect(widget(page, 'winRate').getByRole('alert')).toBeVisible()
})

const idsShown = (page: Page) =>
  page
    .locator('[data-widget]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('data-widget')))

const arrange = (page: Page) =>
  page.getByRole('button', { name: t('dashboard.arrange.open') }).click()
const save = async (page: Page) => {
  await page.getByRole('button', { name: t('actions.save') }).click()
  await expect(widget(page, 'meets')).toBeVisible()
}

test('DB8 DB9 widgets are hidden, shown and moved, and stay so', async ({ page }) => {
  await signedIn(page)
  await openDashboard(page)
  const usual = await idsShown(page)
  const button = (key: 'forward' | 'back' | 'hide' | 'show', id: 'summary' | 'winRate') =>
    page.getByRole('button', {
      name: t(`dashboard.arrange.${key}`, { name: t(`dashboard.widgets.${id}`) }),
      exact: true,
    })
  await arrange(page)
  await expect(button('forward', 'summary')).toHaveAttribute('aria-disabled', 'true')
  await button('back', 'summary').click()
  await expect(button('back', 'summary')).toBeFocused()
  await expect(
    page.getByRole('status').filter({ hasText: t('dashboard.widgets.summary') }),
  ).toHaveText(
    new RegExp(
      t('dashboard.arrange.moved', {
        name: t('dashboard.widgets.summary'),
        place: 2,
        total: '\\d+',
      }),
    ),
  )
  await button('hide', 'winRate').click()
  await expect(button('show', 'winRate')).toBeVisible()
  await save(page)
  await page.goto('/dashboard')
  await expect(
    widget(page, 'tendersByMonth').locator('.recharts-bar-rectangle').first(),
  ).toBeVisible()
  const mine = await idsShown(page)
  expect(mine).not.toContain('winRate')
  expect(mine.indexOf('summary')).toBe(mine.indexOf('tendersByMonth') + 1)

  // Giving up changes nothing; going back to the usual order does once it is saved.
  await arrange(page)
  await button('show', 'winRate').click()
  await page.getByRole('button', { name: t('actions.cancel') }).click()
  await expect.poll(() => idsShown(page)).toEqual(mine)
  await arrange(page)
  await page.getByRole('button', { name: t('dashboard.arrange.reset') }).click()
  await save(page)
  await expect.poll(() => idsShown(page)).toEqual(usual)

  await test.step('DB9 by dragging and by the keyboard', () => dragWidgets(page))
})

const dragWidgets = async (page: Page) => {
  await arrange(page)
  const handle = (id: 'openTenders' | 'lowStock' | 'notInvoiced') =>
    page.getByRole('button', {
      name: t('dashboard.arrange.drag', { name: t(`dashboard.widgets.${id}`) }),
      exact: true,
    })
  const centre = async (id: 'openTenders' | 'lowStock') => {
    const box = await handle(id).boundingBox()
    return { x: (box?.x ?? 0) + 12, y: (box?.y ?? 0) + 20 }
  }
  const [from, to] = [await centre('lowStock'), await centre('openTenders')]
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(to.x, to.y, { steps: 6 })
  await page.mouse.up()
  await expect(page.locator('.arrange-item__name').first()).toHaveText(
    t('dashboard.widgets.lowStock'),
  )

  await handle('openTenders').focus()
  await page.keyboard.press('Space')
  await expect(page.locator('.arrange-item--overlay')).toBeVisible()
  // The library measures its places after the overlay is drawn; an arrow before that is lost.
  const target = page.locator('.arrange-item--target')
  await expect(async () => {
    await page.keyboard.press('ArrowRight')
    await expect(target).toBeVisible({ timeout: 5000 })
  }).toPass()
  await page.keyboard.press('Space')
  await save(page)
  expect((await idsShown(page)).slice(0, 3)).toEqual([
    'lowStock',
    'awaitingApproval',
    'openTenders',
  ])
}

test('DB10 first steps are ticked by what is there and put away for good', async ({ page }) => {
  await signedIn(page)
  await openDashboard(page)
  await page.route('**/api/dashboard?*', async (route) => {
    // The page may have gone on, and with it the question.
    const figures = await route
      .fetch()
      .then((answer) => answer.json() as Promise<DashboardFigures>)
      .catch(() => null)
    if (!figures) return
    const steps: DashboardFigures['steps'] = [
      { id: 'company', isDone: true },
      { id: 'branch', isDone: false, company: 7 },
      { id: 'tender', isDone: false },
    ]
    await route.fulfill({ json: { ...figures, steps } })
  })
  const steps = page.getByRole('region', { name: t('dashboard.firstSteps') })
  await page.getByRole('button', { name: t('dashboard.periods.3m'), exact: true }).click()
  await expect(steps.getByText(t('dashboard.stepsDone', { done: '1', total: '3' }))).toBeVisible()
  await expect(steps.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '1')
  await expect(steps.getByRole('listitem').first()).toContainText(t('dashboard.stepDone'))
  await expect(steps.getByRole('link', { name: t('dashboard.steps.branch') })).toHaveAttribute(
    'href',
    '/customers/branches/new/7',
  )
  await expect(steps.getByRole('link', { name: t('dashboard.steps.company') })).toHaveCount(0)
  await steps.getByRole('button', { name: t('dashboard.dismissSteps') }).click()
  await expect(steps).toHaveCount(0)
  await openDashboard(page)
  await page.getByRole('button', { name: t('dashboard.periods.12m'), exact: true }).click()
  await expect(page).toHaveURL(/12m/)
  await expect(widget(page, 'summary')).toBeVisible()
  await expect(steps).toHaveCount(0)
})

const sidewaysOf = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth)

const expectArabicPlot = async (page: Page) => {
  const chart = widget(page, 'tendersByMonth')
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(chart.locator('.chart-plot')).toHaveAttribute('dir', 'ltr')
  const ticks = chart.locator('.recharts-xAxis-tick-labels .recharts-cartesian-axis-tick-value')
  await expect(ticks.last()).toBeVisible()
  const [first, last] = [await ticks.first().boundingBox(), await ticks.last().boundingBox()]
  expect(first?.x ?? 0).toBeLessThan(last?.x ?? 0)
  await expect(ticks.last()).toHaveText(/\p{Script=Arabic}/u)
  await chart.locator('.recharts-bar-rectangle path').last().hover()
  await expect(chart.locator('.chart-tooltip')).toHaveAttribute('dir', 'rtl')
  await expect(chart.locator('.chart-tooltip')).toHaveText(/\p{Script=Arabic}/u)
  expect(await page.getByRole('main').innerText()).not.toMatch(/[٠-٩]/)
  await page.mouse.move(0, 0)
}

for (const locale of ['tr', 'ar'] as const)
  test(`DB11 DB12 DB13 DB14 everybody can read it, on any screen: ${locale}`, async ({ page }) => {
    test.slow()
    await page.setViewportSize({ width: 320, height: 700 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await signedIn(page, { locale })
    const { errors, outside, jumps } = await watchPage(page)
    await openDashboard(page, '?period=12m')

    await test.step('DB13 drawn at once, in full: the ring closes without growing', async () => {
      const sector = widget(page, 'winRate').locator('.recharts-sector').first()
      const drawn = await sector.getAttribute('d')
      await page.evaluate(() => new Promise(requestAnimationFrame))
      expect(await sector.getAttribute('d')).toBe(drawn)
    })
    await test.step('DB12 nothing shifts', async () => {
      await expect(widget(page, 'movementsInOut').locator('.recharts-bar').first()).toBeVisible()
      expect(await jumps()).toEqual([])
    })
    await test.step('DB13 nothing sideways at 320 px', () =>
      expect.poll(() => sidewaysOf(page)).toBeLessThanOrEqual(0))

    await page.setViewportSize({ width: 1280, height: 720 })
    await test.step('DB11 charts', async () => {
      expect(await violationsInThemes(page)).toEqual([])
    })
    if (locale === 'ar') await test.step('DB14 the plot', () => expectArabicPlot(page))
    for (const id of CHARTS) await toTable(page, id, locale)
    await test.step('DB11 tables', async () => {
      expect(await violationsInThemes(page)).toEqual([])
    })
    const words = createTranslator(locale)
    await page.getByRole('button', { name: words('dashboard.arrange.open') }).click()
    await expect(page.locator('.arrange-item').first()).toBeVisible()
    await test.step('DB11 arranging', async () => expect(await seriousViolations(page)).toEqual([]))
    await page.setViewportSize({ width: 320, height: 700 })
    await test.step('DB13 nothing sideways while arranging', () =>
      expect.poll(() => sidewaysOf(page)).toBeLessThanOrEqual(0))
    await test.step('DB12 nothing fails or leaves the origin', () => {
      expect(errors).toEqual([])
      expect(outside).toEqual([])
    })
  })

import { expect, type Page } from '@playwright/test'
import type { createTranslator } from '@/i18n/translate'

type T = ReturnType<typeof createTranslator>

/** A part of the interface as it looks in use: where it is, and what is pressed to see it. */
export type Part = {
  name: string
  address: (ids: Ids) => string
  show: (page: Page, t: T) => Promise<void>
}

export type Ids = { draft: number; card: number }

/** The parts that docs/domains/interface.md shows beside the pages. */
export const PARTS: readonly Part[] = [
  {
    name: 'part-peek',
    address: () => '/tenders',
    show: async (page) => {
      await page.locator('[data-list-open]').nth(2).press('Space')
      await expect(page.getByRole('dialog').getByRole('heading').first()).toBeVisible()
      await expect(page.getByRole('dialog').locator('[aria-busy="true"]')).toHaveCount(0)
    },
  },
  {
    name: 'part-explanation',
    address: ({ card }) => `/stock-cards/view/${card}`,
    show: async (page, t) => {
      await page.getByRole('button', { name: t('stockCards.fields.availableQuantity') }).click()
      await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible()
    },
  },
  {
    name: 'part-picker',
    address: () => '/stock-movements/new',
    show: async (page) => {
      await page.locator('#field-stockCard').fill('kablo')
      await expect(page.getByRole('listbox').getByRole('option').nth(2)).toBeVisible()
    },
  },
  {
    name: 'part-calendar',
    address: ({ draft }) => `/tenders/edit/${draft}`,
    show: async (page) => {
      await page.locator('#field-validUntil').press('ArrowDown')
      await expect(page.getByRole('grid').last()).toBeVisible()
    },
  },
  {
    name: 'part-text',
    address: () => '/customers/meets/new',
    show: async (page) => {
      const editor = page.locator('.rich-text__frame [contenteditable="true"]').first()
      await editor.scrollIntoViewIfNeeded()
      await editor.click()
      await page.keyboard.type('Pano montajı: pazartesi 09.00')
    },
  },
]

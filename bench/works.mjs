import { RARE_TERM } from './lib/data.mjs'

/**
 * What is asked, of the product and of the floor alike. `peer` is what the best peer (Directus 12)
 * answered a second at 1 and 16 callers, beside a floor of `floor`, on the same data; `times` and
 * `share` are what we want of the two.
 *
 * @typedef {{
 *   name: string, what: string, method?: 'POST', path: string, body?: () => object, kept?: string[],
 *   peer: [number, number], floor: [number, number], times?: number, share?: number,
 * }} Work
 */

const whole = (most) => 1 + Math.floor(Math.random() * most)

const list = (slug, filter) => `/api/${slug}?${new URLSearchParams(filter)}`

/**
 * @param {{ cards: number, tenders: number, movements: number }} sizes
 * @returns {Work[]}
 */
export const worksFor = ({ cards, tenders, movements }) => {
  const page = String(Math.max(1, Math.min(2000, Math.floor(movements / 25 / 2))))
  return [
    {
      name: 'W1',
      what: '25 cards of a type by name, its name, total',
      path: list('stock-cards', {
        'where[stockType][equals]': '7',
        sort: 'name',
        limit: '25',
        depth: '1',
      }),
      peer: [59, 87],
      floor: [536, 1037],
      times: 5,
      share: 1 / 2,
    },
    {
      name: 'W2',
      what: 'substring of the name, 25 by name',
      path: list('stock-cards', {
        'where[name][contains]': RARE_TERM,
        sort: 'name',
        limit: '25',
        depth: '1',
        pagination: 'false',
      }),
      peer: [37, 77],
      floor: [126, 321],
      times: 2,
      share: 1 / 2,
    },
    {
      name: 'W3',
      what: 'a tender, its lines with cards, its company',
      path: `/api/tenders/${Math.ceil(tenders / 2)}?depth=2`,
      peer: [52, 74],
      floor: [621, 1682],
      times: 5,
      share: 1 / 2,
    },
    {
      name: 'W4',
      what: '25 tenders of a company, newest first',
      path: list('tenders', {
        'where[company][equals]': '7',
        sort: '-date',
        limit: '25',
        depth: '1',
      }),
      peer: [64, 77],
      floor: [731, 1212],
      times: 4,
      share: 1 / 3,
    },
    {
      name: 'W5',
      what: 'posting a movement',
      method: 'POST',
      path: '/api/stock-movements',
      body: () => ({
        stockCard: whole(cards),
        type: 'in',
        quantity: whole(9),
        price: 100,
        currencyType: 'TRY',
      }),
      peer: [65, 68],
      floor: [500, 2085],
      times: 2,
    },
    {
      name: 'W6',
      what: `page ${page} of the movements, newest first, total`,
      path: list('stock-movements', { sort: '-operationDate', limit: '25', page, depth: '1' }),
      peer: [17.2, 23],
      floor: [25, 32],
      share: 2,
    },
  ]
}

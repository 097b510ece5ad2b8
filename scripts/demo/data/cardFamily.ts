import type { StockUnit } from '@/domain/stock/units'

/** Cards of one kind of goods: `{}` in the name stands for the variant. */
export type CardFamily = {
  type: string
  /** Beginning of the SKUs: `NYM` gives `NYM-001`. */
  sku: string
  name: string
  unit: StockUnit
  taxRate: 20 | 10 | 1
  /** The currency it is bought in. */
  boughtIn: 'TRY' | 'USD' | 'EUR'
  /** The usual quantity of a receipt; 0 for services, which are sold without stock. */
  lot: number
  /** Variant and list price in lira, tax excluded. */
  variants: [variant: string, price: number][]
}

import { describe, expect, it } from 'vitest'

import { adminViews } from './adminViews'

describe('adminViews', () => {
  it('gives Payload the paths of our own screens', () => {
    expect(adminViews.tenderShow?.path).toBe('/tenders/show/:id')
    expect(adminViews.meetEmployeeShow?.path).toBe('/customers/meets/show/:scope/:id')
  })

  it('leaves out the screens Payload has itself', () =>
    expect(Object.keys(adminViews)).not.toContain('login'))
})

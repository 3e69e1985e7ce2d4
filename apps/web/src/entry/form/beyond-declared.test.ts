import { farms } from '@furrow/catalogue/chapters/farms'
import { land } from '@furrow/catalogue/chapters/land'
import { entityIn } from '@furrow/catalogue/entity'
import { expect, test } from 'vitest'
import { beyondDeclared } from './beyond-declared.ts'

const said = (...asked: Parameters<typeof beyondDeclared>) => beyondDeclared(...asked)?.errors

test('what is below the least, or reaches nobody, is said at its field', () => {
  expect(said(entityIn(land, 'paddocks'), { area: -2, name: 'River' })).toEqual({
    area: ['Area can’t be negative.'],
  })
  expect(said(entityIn(farms, 'farm_contacts'), { email: 'sam', phone: '07 5550 1999' })).toEqual({
    email: ['That isn’t an email address. Enter one like name@example.com.'],
  })
  expect(said(entityIn(land, 'paddocks'), { area: 2, soil_type: null })).toBeUndefined()
})

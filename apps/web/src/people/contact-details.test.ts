import { describe, expect, test } from 'vitest'
import { addressText, ownerOf, phoneDetail } from './contact-details.ts'

const address = {
  id: 1,
  number: '12',
  address_1: 'Cedar Lane',
  address_2: null,
  city: 'Roma',
  state: 'QLD',
  postcode: '4455',
  country: 'Australia',
}

describe('an address in a line', () => {
  test('leaves out what is empty, and the country one is in', () => {
    expect(addressText(address)).toBe('12 Cedar Lane, Roma QLD 4455')
    expect(addressText({ ...address, address_2: 'Gate 3', country: 'Samoa' })).toBe(
      '12 Cedar Lane, Gate 3, Roma QLD 4455, Samoa',
    )
    expect(addressText({ id: 1, number: 'PO Box 7', city: ' ', country: 'Australia' })).toBe(
      'PO Box 7',
    )
    expect(addressText({ id: 1 })).toBe('')
  })
})

test('a phone number is dialled without what is only there to read', () => {
  expect(phoneDetail.href?.({ id: 1, number: '+61 (7) 5550-2000' })).toBe('tel:+61755502000')
})

test('a new one says whose it is by kind and number', () => {
  expect(ownerOf(phoneDetail, { type: 'farms', id: 7, name: 'Downs' })).toEqual({
    phone_numberable_type: 'farms',
    phone_numberable_id: 7,
  })
})

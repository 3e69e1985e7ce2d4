import { describe, expect, test } from 'vitest'
import {
  documentsIn,
  mayListDocuments,
  webAddress,
  withDocument,
  withoutDocument,
} from './documents-in.ts'

describe('the documents of a business', () => {
  test('are read however their titles and addresses are called', () => {
    const docs = [
      { title: 'Lease', address: 'https://files.example/lease' },
      { name: 'Plan', url: 'files.example/plan' },
      'https://files.example/map',
      { note: 'nothing of ours' },
    ]
    expect(documentsIn(docs)).toEqual([
      { title: 'Lease', address: 'https://files.example/lease' },
      { title: 'Plan', address: 'https://files.example/plan' },
      { title: 'https://files.example/map', address: 'https://files.example/map' },
      { title: 'Document 4', address: undefined },
    ])
  })

  test('lead to the web and nowhere else', () => {
    for (const address of [
      'javascript:alert(1)',
      'data:text/html,hi',
      'file:///etc',
      'a word',
      '',
    ]) {
      expect(webAddress(address), address).toBeUndefined()
    }
    expect(webAddress(' farm.example/a b ')).toBe('https://farm.example/a%20b')
  })

  test('are added and taken away without a change to what else stands there', () => {
    const docs = [{ note: 'nothing of ours' }, { title: 'Lease', address: 'https://f.example/' }]
    const added = { title: 'Plan', address: 'https://f.example/plan' }
    expect(withDocument(docs, added)).toEqual([...docs, added])
    expect(withDocument(null, added)).toEqual([added])
    expect(withoutDocument(docs, 1)).toEqual([docs[0]])
  })

  test('are only looked at where they are kept in another way', () => {
    expect([null, undefined, []].map(mayListDocuments)).toEqual([true, true, true])
    expect(mayListDocuments({ lease: 'x' })).toBe(false)
    expect(documentsIn({ lease: 'x' })).toEqual([])
  })
})

import { describe, expect, test } from 'vitest'
import { answering } from './answers-for-tests.ts'
import { connect } from './connect.ts'

describe('a connection', () => {
  test('asks the server that it is told, with or without a slash behind', async () => {
    const { furrow, asked } = answering({ data: [] }, 200, { url: 'https://furrow.example/' })
    await furrow.rows('paddocks').list()
    expect(asked).toEqual([
      {
        method: 'GET',
        address: 'https://furrow.example/api/paddocks',
        headers: { accept: 'application/json' },
        body: undefined,
      },
    ])
  })

  test('asks for its headers before every call, and leaves out what is empty', async () => {
    let farm: number | undefined = 7
    const { furrow, asked } = answering({ data: [] }, 200, {
      headers: () => ({
        Authorization: 'Bearer abc',
        'X-Farm-Id': farm,
        'X-Period-Id': null,
        'X-Business-Id': '',
      }),
    })
    await furrow.rows('farms').list()
    farm = undefined
    await furrow.rows('farms').list()
    const json = { accept: 'application/json', authorization: 'Bearer abc' }
    expect(asked.map(({ headers }) => headers)).toEqual([{ ...json, 'x-farm-id': '7' }, json])
  })

  test('sends what is stored of a session, each only where its value is there', async () => {
    const all = { token: 'furrow_k', impersonating: 9, farm: 7, business: 5, period: 3 }
    const sent = {
      authorization: 'Bearer furrow_k',
      'x-impersonate-id': '9',
      'x-farm-id': '7',
      'x-business-id': '5',
      'x-period-id': '3',
    }
    let stored: Readonly<Record<string, unknown>> = {}
    const { furrow, asked } = answering({ data: [] }, 200, { stored: () => stored })
    const json = { accept: 'application/json' }
    const headersWith = async (now: typeof stored) => {
      stored = now
      await furrow.rows('farms').list()
      return asked.at(-1)?.headers
    }
    expect(await headersWith(all)).toEqual({ ...json, ...sent })
    expect(await headersWith({})).toEqual(json)
    const headers = Object.entries(sent)
    for (const [place, [name, value]] of Object.entries(all).entries()) {
      const [header = '', text] = headers[place] ?? []
      expect(await headersWith({ [name]: value })).toEqual({ ...json, [header]: text })
      for (const gone of [null, undefined, '']) {
        expect(await headersWith({ [name]: gone }), name).toEqual(json)
      }
    }
  })

  test('says which device it comes from', async () => {
    const { furrow, asked } = answering({ data: {} }, 200, { device: 'tablet-3' })
    await furrow.rows('farms').update(1, { farm_name: 'Downs' })
    expect(asked[0]?.headers).toMatchObject({ 'x-device-id': 'tablet-3' })
  })

  test('never sends cookies', async () => {
    let credentials: unknown
    const furrow = connect({
      async fetch(_address, request) {
        credentials = request.credentials
        return Response.json({ data: [] })
      },
    })
    await furrow.rows('farms').list()
    expect(credentials).toBe('omit')
  })

  test('asks for the settings that anybody may know', async () => {
    const data = { version: '1.2.3', support_phone: null, demo: null }
    const { furrow, asked } = answering({ data })
    expect(await furrow.settings()).toMatchObject({ ok: true, data })
    expect(asked[0]).toMatchObject({ method: 'GET', address: '/api/v2/settings' })
  })

  test('throws what is a mistake of the program', async () => {
    const { furrow, asked } = answering()
    const sent = furrow.rows('farms').destroy(1, { key: 'two\nlines' })
    await expect(sent).rejects.toThrow(TypeError)
    expect(asked).toEqual([])
  })

  test('asks for any record by a name that is known only when it runs', async () => {
    const { furrow, asked } = answering()
    const rows = furrow.anyRows('soils')
    await rows.search({ filters: [{ field: 'name', value: 'Clay' }] })
    await rows
      .of(4)
      .related('paddocks')
      .list({ includes: ['farm'] })
    await rows.of(4).one('farm').get()
    expect(asked.map(({ address }) => address)).toEqual([
      '/api/soils/search',
      '/api/soils/4/paddocks?include=farm',
      '/api/soils/4/farm',
    ])
  })
})

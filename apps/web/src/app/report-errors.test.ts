import { expect, test, vi } from 'vitest'
import { reportErrors, withoutLetter } from './report-errors.ts'

test('without an address nothing is loaded, and the console has the error with its number', () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const number = reportErrors({ dsn: null, release: '1' })(new Error('broke'))
  expect(number).toMatch(/^[0-9a-f]{8}$/)
  expect(said).toHaveBeenCalledWith(`Error ${number}:`, expect.any(Error))
  said.mockRestore()
})

test('no report carries the link of a letter', () => {
  const address = 'https://furrow.example/collect/1.0.0/reset-password?token=secret#here'
  const report = {
    message: 'broke',
    request: { url: address, headers: { Referer: address } },
    breadcrumbs: [{ category: 'navigation', data: { from: address, to: '/?invitation=secret' } }],
  }
  const sent = withoutLetter(report)
  expect(JSON.stringify(sent)).not.toContain('secret')
  expect(sent.request.url).toBe('https://furrow.example/collect/1.0.0/reset-password')
  expect(sent.message).toBe('broke')
})

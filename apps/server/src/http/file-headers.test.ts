import { expect, test } from 'vitest'
import { attachment, sentTypeOf } from './file-headers.ts'

const pdf = 'application/pdf'
const named = (name: string) => attachment(name, pdf)

test.each([
  ['map.pdf', 'filename="map.pdf"; filename*=UTF-8\'\'map.pdf'],
  ['Map.PDF', 'filename="Map.PDF"; filename*=UTF-8\'\'Map.PDF'],
  ['Cañon.pdf', 'filename="Ca_on.pdf"; filename*=UTF-8\'\'Ca%C3%B1on.pdf'],
  ["it's (1)*.pdf", "filename=\"it's (1)*.pdf\"; filename*=UTF-8''it%27s%20%281%29%2A.pdf"],
  ['a"b;c.pdf', 'filename="a_b;c.pdf"; filename*=UTF-8\'\'a%22b%3Bc.pdf'],
  [
    'a\r\nSet-Cookie: x=1.pdf',
    'filename="aSet-Cookie: x=1.pdf"; filename*=UTF-8\'\'aSet-Cookie%3A%20x%3D1.pdf',
  ],
  ['../../etc/passwd.pdf', 'filename="passwd.pdf"; filename*=UTF-8\'\'passwd.pdf'],
  ['C:\\maps\\a.pdf', 'filename="a.pdf"; filename*=UTF-8\'\'a.pdf'],
  ['..', 'filename="file.pdf"; filename*=UTF-8\'\'file.pdf'],
  ['gpj.\u202efdp', 'filename="gpj.fdp.pdf"; filename*=UTF-8\'\'gpj.fdp.pdf'],
  ['setup.exe', 'filename="setup.exe.pdf"; filename*=UTF-8\'\'setup.exe.pdf'],
  ['\ud800.pdf', 'filename=".pdf"; filename*=UTF-8\'\'.pdf'],
])('%j is called so', (name, expected) => {
  expect(named(name)).toBe(`attachment; ${expected}`)
})

test('text is never called a program', () => {
  expect(attachment('clean.bat', 'text/plain')).toContain('filename="clean.bat.txt"')
  expect(attachment('rain.csv', 'text/csv')).toContain('filename="rain.csv"')
})

test.each([
  ['application/pdf', 'application/pdf'],
  ['image/heic', 'image/heic'],
  ['text/plain', 'application/octet-stream'],
  ['text/html', 'application/octet-stream'],
  ['image/svg+xml', 'application/octet-stream'],
  [null, 'application/octet-stream'],
])('%s is sent as %s', (mediaType, expected) => {
  expect(sentTypeOf(mediaType)).toBe(expected)
})

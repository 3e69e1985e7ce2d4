import { expect, test } from 'vitest'
import { inOneLine, letterText } from '../access/sign-in/letter.ts'
import { letterHtml } from './letter-html.ts'

const htmlOf = (body: string, subject = 'Hello') => letterHtml({ subject, body })

test.each([
  ['a paragraph', 'One\ntwo\n\nthree', '<p>One<br>\ntwo</p>\n<p>three</p>'],
  ['a list', 'These:\n- one\n- two', '<p>These:</p>\n<ul><li>one</li><li>two</li></ul>'],
  ['a quotation', '“Why?” (2024)\n- Pat asks', '<blockquote>“Why?” (2024)</blockquote>'],
  [
    'an address on a line of its own',
    'Open:\nhttps://a.example/x?a=1&b=2',
    '<p>Open:</p>\n<p><a class="button" href="https://a.example/x?a=1&#38;b=2">Open in Furrow</a></p>\n' +
      '<p class="address">https://a.example/x?a=1&#38;b=2</p>',
  ],
  [
    'a tag',
    'Hello <script>alert(1)</script>',
    '<p>Hello &#60;script&#62;alert(1)&#60;/script&#62;',
  ],
  [
    'quotes',
    "- \"><img src=x onerror='a()'>",
    '<li>&#34;&#62;&#60;img src=x onerror=&#39;a()&#39;',
  ],
  [
    'an ampersand that was escaped',
    'A &lt;b&gt; &amp; c',
    '<p>A &#38;lt;b&#38;gt; &#38;amp; c</p>',
  ],
])('%s', (_name, body, html) => {
  expect(htmlOf(body)).toContain(html)
})

test.each([
  ['within a sentence', 'Pay at https://bad.example now'],
  ['that runs a script', 'javascript:alert(1)'],
  ['that is data', 'data:text/html,<b>x'],
  ['that cannot be read', 'https://'],
  ['with a quote in a name', inOneLine('https://bad.example/"onclick="x()', 'Someone')],
])('no link is made of an address %s', (_name, body) => {
  expect(htmlOf(body)).not.toContain('<a ')
})

test('quotes in an address stay inside it', () => {
  const html = htmlOf('https://a.example/"onmouseover="x()')
  expect(html).toContain('href="https://a.example/&#34;onmouseover=&#34;x()"')
})

test('the subject is the title, and cannot end it', () => {
  expect(htmlOf('Hi', '</title><script>')).toContain(
    '<title>&#60;/title&#62;&#60;script&#62;</title>',
  )
})

test('why one gets it stands apart, with a link to stop it', () => {
  const stopAt = 'https://a.example/collect/1.0.0/me'
  const html = htmlOf(letterText({ body: 'Hello,\n\nnews.', why: 'you asked', stopAt }))
  const [said = '', ending = ''] = html.split('<div class="ending">')
  expect(said).toContain('<p>news.</p>')
  expect(said).not.toContain('You get this email')
  expect(ending).toContain('<p>You get this email because you asked.<br>\nTo stop it:</p>')
  expect(ending).toContain(`<a href="${stopAt}">${stopAt}</a>`)
})

test('nothing is fetched when it is read', () => {
  expect(htmlOf('Open:\nhttps://a.example/x')).not.toMatch(/<img|<link|<script|src=|url\(|@import/i)
})

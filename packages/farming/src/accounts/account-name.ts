// The name of an account as bookkeepers write it, brought to words that can be compared.

export interface AccountName {
  /** Lower case, without its code, with single spaces. */
  readonly plain: string
  /** All of its words, those before the dash first. */
  readonly words: readonly string[]
  /** What it is; the words after the dash only say which. */
  readonly head: readonly string[]
  readonly tail: readonly string[]
  /** Two names of the same words are the same name. */
  readonly key: string
  /** A program may have cut it off at the end. */
  readonly isCut: boolean
}

/** Programs cut names at 30 letters, and columns of a cash book at 50. */
const cutAt = [30, 50]

/** Written in single words; longer ones first. */
const phrases: readonly (readonly [RegExp, string])[] = [
  [/\brepairs? and maintenance\b|\br and m\b|\brepairs? and maint\b/g, 'repair'],
  [/\bfuel and oil\b|\bf and o\b|\bfuel oil and grease\b/g, 'fuel oil'],
  [/\bplant and (equipment|equip|machinery)\b|\bp and e\b/g, 'plant'],
  [/\bplant equipment\b|\bfarm machinery\b/g, 'plant'],
  [/\b(ato )?integrated client a(ccoun|cc)t\b|\bato (ica|a\/c|account)\b|\bica\b/g, 'atoaccount'],
  [/\bunpaid present entitlement\b|\bupe\b/g, 'unpaid distribution'],
  [/\bworkers?'? comp\b|\bw\/comp\b|\bwcomp\b|\bw\/c\b|\bwc\b/g, 'worker compensation'],
  [/\bwork cover\b/g, 'workcover'],
  [/\bo\/d\b|\bover draft\b|\bod\b/g, 'overdraft'],
  [/\bl\/stock\b|\blive stock\b/g, 'livestock'],
  [/\bm\/v\b|\bmv\b|\bm vehicle\b/g, 'motor vehicle'],
  [/\bh\/p\b|\bhp\b/g, 'hire purchase'],
  [/\bcm\b/g, 'chattel mortgage'],
  [/\bftc\b/g, 'fuel tax credit'],
  [/\bfarm pack\b/g, 'farmpack'],
  [/\boff farm\b/g, 'offfarm'],
  [/\btrade ins?\b/g, 'tradein'],
  [/\bpre em\b|\bpreem\b/g, 'pre emergent'],
]

const spelledOut = new Map(
  Object.entries({
    acc: 'account',
    accom: 'accommodation',
    accountant: 'accountancy',
    accounting: 'accountancy',
    acct: 'account',
    agist: 'agistment',
    agri: 'ag',
    chem: 'chemical',
    comm: 'commission',
    contracting: 'contract',
    contractor: 'contract',
    dedn: 'deduction',
    depn: 'depreciation',
    deprec: 'depreciation',
    dev: 'development',
    devt: 'development',
    elec: 'electricity',
    equip: 'equipment',
    exp: 'expense',
    fert: 'fertiliser',
    fertilizer: 'fertiliser',
    harvesting: 'harvest',
    inc: 'income',
    ins: 'insurance',
    int: 'interest',
    license: 'licence',
    mach: 'machinery',
    maint: 'repair',
    maintenance: 'repair',
    misc: 'sundry',
    miscellaneous: 'sundry',
    mtce: 'repair',
    phone: 'telephone',
    preg: 'pregnancy',
    proceed: 'sale',
    prov: 'provision',
    purch: 'purchase',
    purchased: 'purchase',
    recd: 'received',
    receivable: 'debtor',
    rego: 'registration',
    sgc: 'superannuation',
    sgl: 'superannuation',
    sub: 'subscription',
    tfr: 'transfer',
    trf: 'transfer',
    veh: 'vehicle',
    veterinary: 'vet',
  }),
)

const fillers = new Set(['expense', 'cost', 'farm', 'a/c', 'ac', 'account', 'the', 'of', 'and'])
const entities = new Map([
  ['&amp;', '&'],
  ['&apos;', "'"],
  ['&#39;', "'"],
  ['&quot;', '"'],
  ['&nbsp;', ' '],
  ['&lt;', '<'],
  ['&gt;', '>'],
])

export function readAccountName(written: string): AccountName {
  const plain = plainName(written)
  const [before = '', after = ''] = headAndTail(plain)
  const head = wordsOf(before)
  const tail = wordsOf(after)
  const isCut = cutAt.includes(decoded(written).trim().length)
  const words = [...head, ...tail]
  return { plain, words, head, tail, key: words.join(' '), isCut }
}

/** The same name, however it is written; one of them may be cut off. */
export function isSameName(one: AccountName, other: AccountName): boolean {
  return one.key === other.key || isCutOf(one, other) || isCutOf(other, one)
}

export function isCutOf(cut: AccountName, whole: AccountName): boolean {
  return cut.isCut && cut.plain.length >= 20 && whole.plain.startsWith(cut.plain)
}

/** The headings above an account, so that they can be compared from year to year. */
export function sectionKey(sections: readonly string[]): string {
  const keys = sections.map(section => readAccountName(section).key)
  return keys.map(key => key.replace(/^(less|plus) /, '')).join(' > ')
}

function decoded(written: string): string {
  return written.replaceAll(
    /&(?:amp|apos|quot|nbsp|lt|gt|#39);/g,
    sign => entities.get(sign) ?? sign,
  )
}

function plainName(written: string): string {
  return decoded(decoded(written))
    .normalize('NFKD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
    .replaceAll(/[‐-―−]/g, '-')
    .replaceAll(/['`´’‘]/g, '')
    .replaceAll(/["“”]/g, ' ')
    .replaceAll(/\((archived|inactive)\)/g, ' ')
    .replaceAll(/\([a-z]{0,4}\d[\da-z./-]*\)\s*$/g, ' ')
    .replace(/^\s*(\d-\d{2,6}|\d{2,6}([./-]\d+)*)(\s*[-:]\s+|\s+)(?=\S)/, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

/** At the first dash with spaces around it, colon or bracket. */
function headAndTail(plain: string): readonly string[] {
  const at = /\s-(\s|$)|\s*:\s*|\s*\(/.exec(plain)
  if (at === null || at.index === 0) return [plain]
  return [plain.slice(0, at.index), plain.slice(at.index + at[0].length)]
}

function wordsOf(text: string): readonly string[] {
  const joined = text
    .replaceAll('&', ' and ')
    .replaceAll('+', ' and ')
    .replaceAll('.', '')
    .replaceAll(/[^\p{Letter}\p{Number}/]+/gu, ' ')
  const spelled = phrases.reduce((so, [phrase, words]) => so.replaceAll(phrase, words), joined)
  const all = spelled
    .split(' ')
    .flatMap(word => (word === 'a/c' ? [word] : word.split('/')))
    .filter(word => word !== '')
    .map(word => spelledOut.get(word) ?? singular(word))
    .map(word => spelledOut.get(word) ?? word)
  const told = all.filter(word => !fillers.has(word))
  return (told.length > 0 ? told : all).filter((word, place, words) => word !== words[place - 1])
}

function singular(word: string): string {
  if (word.length < 4 || !word.endsWith('s') || /(?:ss|us|is)$/.test(word)) return word
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`
  if (/(?:x|ch|sh|ss)es$/.test(word)) return word.slice(0, -2)
  return word.slice(0, -1)
}

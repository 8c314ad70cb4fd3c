import { parseSync, Visitor } from 'oxc-parser'

/** A text that people read in a file, and where it starts. */
export interface WrittenText {
  kind: 'name' | 'comment' | 'message' | 'document'
  text: string
  start: number
}

/**
 * Returns the text in a file that people read: the names it declares, its comments without quotations, and its
 * messages. Keys of object literals are left out, because they are names of the wire; so are all other strings, because
 * they are data.
 */
export function writtenTexts(file: string, text: string): WrittenText[] {
  if (file.endsWith('.md')) return [...markdownTexts(text)]
  if (file.endsWith('.py')) return [...pythonComments(text)]
  const texts: WrittenText[] = []
  const addComment = (value: string, start: number) =>
    texts.push({ kind: 'comment', text: value.replace(/`[^`]*`|"[^"\n]*"/g, blank), start })
  const { program, comments } = parseSync(file, text)
  for (const { value, start } of comments) {
    if (!/^\s*(biome-ignore|@ts-|@__PURE__)/.test(value)) addComment(value, start + 2)
  }
  const addName = (node: unknown): void => {
    for (const { name, start } of namesIn(node as Node)) texts.push({ kind: 'name', text: name, start })
  }
  const addMessages = (node: unknown): void => {
    for (const { start, end } of literalsIn(node as Node)) {
      texts.push({ kind: 'message', text: text.slice(start, end), start })
    }
  }
  const addSentences = (node: unknown): void => {
    for (const { start, end } of literalsIn(node as Node)) {
      const literal = text.slice(start, end)
      if (isSentence(literal)) texts.push({ kind: 'message', text: literal, start })
    }
  }
  new Visitor({
    VariableDeclarator: ({ id }) => addName(id),
    FunctionDeclaration: ({ id, params }) => [id, ...params].forEach(addName),
    FunctionExpression: ({ params }) => params.forEach(addName),
    ArrowFunctionExpression: ({ params }) => params.forEach(addName),
    ClassDeclaration: ({ id }) => addName(id),
    TSInterfaceDeclaration: ({ id }) => addName(id),
    TSTypeAliasDeclaration: ({ id }) => addName(id),
    TSPropertySignature: ({ key }) => addName(key),
    TSMethodSignature: ({ key }) => addName(key),
    NewExpression: ({ callee, arguments: given }) => {
      if (callee.type === 'Identifier' && callee.name.endsWith('Error')) given.forEach(addMessages)
    },
    CallExpression: ({ callee, arguments: given }) => {
      if (messageCalls.has(calledName(callee as unknown as Node))) given.forEach(addMessages)
      else if (!holdsTitles(file)) given.forEach(addSentences)
    },
    ThrowStatement: ({ argument }) => {
      if (argument.type === 'CallExpression') argument.arguments.forEach(addMessages)
    },
    Property: ({ key, value }) => {
      if (key.type !== 'Identifier' || !marketTexts.has(key.name)) addSentences(value)
    },
    ReturnStatement: ({ argument }) => addSentences(argument),
    LogicalExpression: ({ right }) => addSentences(right),
  }).visit(program)
  // A message in a returned error is found twice.
  return [...new Map(texts.map((each) => [each.start, each])).values()]
}

/** Replaces a part with spaces, so everything else keeps its place. */
const blank = (part: string): string => part.replace(/[^\n]/g, ' ')

/** Functions whose arguments are read by people. */
const messageCalls = new Set([
  ...['describe', 'it', 'test'],
  ...['log', 'warn', 'error', 'info', 'debug', 'refuse', 'fail', 'invalid', 'problem', 'unsupported', 'notOffered'],
  ...['description', 'summary', 'option', 'argument', 'addHelpText'],
])
/** Properties that hold the words of a market. */
const marketTexts = new Set(['title', 'question', 'ask', 'fact', 'rules', 'label', 'subtitle'])

/** Tests and the scenario pass the words of markets to functions. */
const holdsTitles = (file: string): boolean => file.endsWith('.test.ts') || file.includes('/scenario/')

/** Whether a literal has at least four words and is not a question: titles of markets are data. */
const isSentence = (literal: string): boolean => /^\W*\w+([ ,]+[\w'"`-]+){3}/.test(literal) && !/\?\W*$/.test(literal)

interface Node {
  type: string
  start: number
  end: number
  [part: string]: unknown
}

/** The name of a called function: `it` in `it(...)`, `it.each([...])(...)` and `it.skipIf(...)(...)`. */
function calledName(callee: Node): string {
  if (callee.type === 'Identifier') return callee.name as string
  if (callee.type === 'CallExpression') return calledName(callee.callee as Node)
  if (callee.type !== 'MemberExpression') return ''
  const { name } = callee.property as unknown as { name?: string }
  return name !== undefined && messageCalls.has(name) ? name : calledName(callee.object as Node)
}

/** The names that a pattern declares. */
function* namesIn(node: Node | null | undefined): Generator<{ name: string; start: number }> {
  if (!node) return
  if (node.type === 'Identifier') yield { name: node.name as string, start: node.start }
  if (node.type === 'AssignmentPattern') yield* namesIn(node.left as Node)
  if (node.type === 'RestElement') yield* namesIn(node.argument as Node)
  if (node.type === 'TSParameterProperty') yield* namesIn(node.parameter as Node)
  if (node.type === 'ArrayPattern') for (const each of node.elements as Node[]) yield* namesIn(each)
  if (node.type === 'ObjectPattern') {
    for (const each of node.properties as Node[]) {
      // A shorthand property has the name that the other side gave it.
      if (!each.shorthand) yield* namesIn((each.type === 'Property' ? each.value : each) as Node)
    }
  }
}

/** The string literals and templates that make up a message; a call in it has arguments of its own. */
function* literalsIn(node: Node | null | undefined): Generator<Node> {
  if (!node) return
  if (node.type === 'Literal' && typeof node.value === 'string') yield node
  if (node.type === 'TemplateLiteral') yield* node.quasis as Node[]
  if (node.type === 'BinaryExpression') yield* [node.left, node.right].flatMap((part) => [...literalsIn(part as Node)])
  if (node.type === 'ConditionalExpression') {
    yield* [node.consequent, node.alternate].flatMap((part) => [...literalsIn(part as Node)])
  }
}

/** The lines of a document without code blocks, inline code, link targets, and the words that a glossary bans. */
function* markdownTexts(text: string): Generator<WrittenText> {
  const prose = text
    .replace(/^```[\s\S]*?^```/gm, blank)
    .replace(/`[^`\n]*`/g, blank)
    .replace(/\]\([^)]*\)/g, blank)
    .replace(
      /^(\|.*\| Instead of \|\n)((?:\|.*(?:\n|$))*)/gm,
      (_, head: string, rows: string) => blank(head) + rows.replace(/[^|\n]*\|$/gm, blank),
    )
  let start = 0
  for (const line of prose.split('\n')) {
    yield { kind: 'document', text: line, start }
    start += line.length + 1
  }
}

function* pythonComments(text: string): Generator<WrittenText> {
  for (const { 0: comment, index } of text.matchAll(/#.*$|"""[\s\S]*?"""/gm)) {
    yield { kind: 'comment', text: comment.replace(/^#|"""/g, ''), start: index + 1 }
  }
}

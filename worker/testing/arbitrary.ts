/** Messages by chance, made from the protocol's own schemas so that a new message is tried without anybody's doing. */
import fc, { type Arbitrary } from 'fast-check'
import type * as v from 'valibot'

/** As much of a Valibot schema as the protocol uses. */
interface Shape {
  type: string
  literal?: unknown
  options?: readonly unknown[]
  entries?: Readonly<Record<string, Shape>>
  wrapped?: Shape
  item?: Shape
  pipe?: readonly { kind: string; type: string; requirement?: unknown }[]
}

/** Values that the schema accepts. */
function arbitraryOf(schema: v.GenericSchema): Arbitrary<unknown> {
  return from(schema as unknown as Shape)
}

function from(shape: Shape): Arbitrary<unknown> {
  switch (shape.type) {
    case 'literal':
      return fc.constant(shape.literal)
    case 'picklist':
      return fc.constantFrom(...shape.options!)
    case 'boolean':
      return fc.boolean()
    case 'string':
      return text(shape)
    case 'number':
      return fc.integer({ min: bound(shape, 'min_value') ?? -1e9, max: bound(shape, 'max_value') ?? 1e9 })
    case 'array':
      return fc.array(from(shape.item!), {
        minLength: bound(shape, 'min_length') ?? 0,
        maxLength: Math.min(bound(shape, 'max_length') ?? 8, 8),
      })
    case 'optional':
      return from(shape.wrapped!)
    case 'nullable':
      return fc.option(from(shape.wrapped!), { nil: null })
    case 'variant':
      return fc.oneof(...(shape.options as readonly Shape[]).map(from))
    case 'strict_object':
      return object(shape.entries!)
    case 'record':
      return fc.dictionary(
        fc.constantFrom('sets', 'farmers', 'small-city', 'x', '__proto__'),
        fc.jsonValue(),
        { maxKeys: 3 },
      )
    default:
      throw new Error(`no values for a schema of type ${shape.type}`)
  }
}

function bound(shape: Shape, type: string): number | undefined {
  return shape.pipe?.find((step) => step.type === type)?.requirement as number | undefined
}

function text(shape: Shape): Arbitrary<string> {
  const pattern = shape.pipe?.find((step) => step.type === 'regex')?.requirement as RegExp | undefined
  if (pattern !== undefined) return fc.stringMatching(pattern)
  return fc.string({ unit: 'grapheme', maxLength: Math.min(bound(shape, 'max_length') ?? 40, 40) })
}

function object(entries: Readonly<Record<string, Shape>>): Arbitrary<unknown> {
  const needed = Object.keys(entries).filter((key) => entries[key]!.type !== 'optional')
  const values = Object.fromEntries(Object.entries(entries).map(([key, shape]) => [key, from(shape)]))
  return fc.record(values, { requiredKeys: needed })
}

/** Frames that are almost messages, no messages, and no text. */
export function frames(schema: v.GenericSchema): Arbitrary<string | ArrayBuffer> {
  const whole = arbitraryOf(schema).map((message) => JSON.stringify(message))
  const damaged = fc
    .tuple(whole, fc.nat(), fc.nat(6), fc.string({ maxLength: 6 }))
    .map(([frame, at, length, put]) => {
      const start = at % (frame.length + 1)
      return frame.slice(0, start) + put + frame.slice(start + length)
    })
  const strange = fc
    .tuple(arbitraryOf(schema), fc.string({ maxLength: 8 }), fc.jsonValue({ maxDepth: 2 }))
    .map(([message, key, value]) => JSON.stringify({ ...(message as object), [key]: value }))
  const bytes = fc.uint8Array({ maxLength: 64 }).map((array) => array.slice().buffer as ArrayBuffer)
  return fc.oneof(
    { weight: 10, arbitrary: whole },
    { weight: 4, arbitrary: damaged },
    { weight: 3, arbitrary: strange },
    { weight: 1, arbitrary: fc.jsonValue().map((value) => JSON.stringify(value)) },
    { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 200 }) },
    { weight: 1, arbitrary: fc.nat(9000).map((length) => '"'.padEnd(length, 'x')) },
    { weight: 1, arbitrary: bytes },
  )
}

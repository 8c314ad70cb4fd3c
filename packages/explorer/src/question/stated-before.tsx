import type { Accuracy, SettlementAudit } from 'crossvenue'
import { percent } from '../shell/format.ts'

interface StatedBeforeOptions {
  confidence: number
  audit: SettlementAudit | undefined
  accuracy: Accuracy | undefined
}

/** How often matches with such a confidence were right: by settlements, or else on labeled pairs. */
export function StatedBefore({ confidence, audit, accuracy }: StatedBeforeOptions) {
  const text = (audit && settledText(audit, confidence)) ?? (accuracy && labeledText(accuracy, confidence))
  return text ? (
    <p class="quiet">
      {text} <a href="/audit">Audit</a>
    </p>
  ) : null
}

function settledText({ byConfidence }: SettlementAudit, confidence: number): string | undefined {
  const band = Object.entries(byConfidence).find(([name]) => {
    const [low = 0, high = 1] = name.split('-').map(Number)
    return confidence >= low && (confidence < high || high === 1)
  })
  if (!band || band[1].pairs === 0) return undefined
  const [name, { held, pairs, low, high }] = band
  return `Of ${pairs} settled pairs with a confidence of ${name.replace('-', '–')}, ${held} were settled as stated (95% interval ${percent(low, 0)}–${percent(high, 0)}).`
}

function labeledText({ confidence: bins }: Accuracy, confidence: number): string | undefined {
  // Pairs drawn at random say more of a catalogue than those that were chosen to be labeled.
  const drawn = bins.filter(({ name }) => name === 'called identical, drawn at random')
  const tenth = tenthOf(confidence)
  const bin = drawn.find(({ stated }) => tenthOf(stated) === tenth)
  if (!bin) return undefined
  const { right, of, low, high } = bin
  return `Of ${of} pairs drawn at random with a confidence of ${percent(tenth / 10, 0)} to ${percent((tenth + 1) / 10, 0)}, ${right} were right (95% interval ${percent(low, 0)}–${percent(high, 0)}).`
}

const tenthOf = (share: number): number => Math.min(9, Math.floor(share * 10 + 1e-9))

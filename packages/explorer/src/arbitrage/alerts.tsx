import { useState } from 'preact/hooks'
import { alertRule, lastAlert, permission, setAlertRule } from './keep-alerting.ts'

/** The form for the rule by which trades are announced, and the last announcement. */
export function Alerts() {
  const rule = alertRule.value
  const [minProfit, setMinProfit] = useState(String(rule?.minProfit ?? 1))
  const [minReturn, setMinReturn] = useState(String(100 * (rule?.minReturn ?? 0.01)))
  const [hasSound, setSound] = useState(rule?.hasSound ?? false)
  const start = async (event: Event): Promise<void> => {
    event.preventDefault()
    // A browser asks only in answer to a click.
    if (permission() === 'default') await Notification.requestPermission()
    setAlertRule({ minProfit: Number(minProfit) || 0, minReturn: (Number(minReturn) || 0) / 100, hasSound })
  }
  return (
    <details class="alerts" open={rule !== undefined}>
      <summary>Alerts{rule && ' are on'}</summary>
      <form onSubmit={start}>
        <Amount name="minProfit" label="Profit of at least $" value={minProfit} onChange={setMinProfit} />
        <Amount name="minReturn" label="Return of at least %" value={minReturn} onChange={setMinReturn} />
        <label class="check">
          <input type="checkbox" checked={hasSound} onChange={({ currentTarget }) => setSound(currentTarget.checked)} />
          Sound
        </label>
        <button type="submit" class="primary">
          {rule ? 'Change' : 'Alert me'}
        </button>
        {rule && (
          <button type="button" onClick={() => setAlertRule(undefined)}>
            Stop
          </button>
        )}
      </form>
      <p role="status" class="quiet">
        {lastAlert.value || 'New trades are announced on every page of this tab until it is closed.'}
        {rule && permission() === 'denied' && ' The browser shows no notifications for this site.'}
      </p>
    </details>
  )
}

interface AmountOptions {
  name: string
  label: string
  value: string
  onChange: (value: string) => void
}

const Amount = ({ name, label, value, onChange }: AmountOptions) => (
  <label class="size-field">
    {label}
    <input
      type="number"
      name={name}
      min="0"
      step="any"
      inputMode="decimal"
      value={value}
      onInput={({ currentTarget }) => onChange(currentTarget.value)}
    />
  </label>
)

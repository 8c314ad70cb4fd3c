import { render } from 'preact'
import './shell/style.css'
import { App } from './shell/app.tsx'

const root = document.getElementById('app')
if (root) render(<App />, root)

import './browser/start'

#!/bin/sh
# Packs the last build and what a server runs into release.tgz.
tar --mode=a+rX -czf release.tgz Dockerfile .npmrc package.json package-lock.json content/names.ts dist forms locales server

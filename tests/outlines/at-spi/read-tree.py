"""Prints what a browser tells assistive technology (AT-SPI) of the page that it shows, as JSON. Its argument is the browser's process id."""

import json
import sys

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi


def children_of(node):
    children = [node.get_child_at_index(index) for index in range(node.get_child_count())]
    return [child for child in children if child]


def text_of(node):
    if "Text" not in node.get_interfaces():
        return ""
    return Atspi.Text.get_text(node, 0, -1)


def told(node):
    return {
        "role": node.get_role_name(),
        "name": node.get_name() or "",
        "description": node.get_description() or "",
        "attributes": dict(node.get_attributes() or {}),
        "states": [state.value_nick for state in node.get_state_set().get_states()],
        "text": text_of(node),
        "children": [told(child) for child in children_of(node)],
    }


def document_in(node):
    if node.get_role_name() == "document web":
        return node
    return next(filter(None, map(document_in, children_of(node))), None)


Atspi.init()
applications = children_of(Atspi.get_desktop(0))
browser = [each for each in applications if each.get_process_id() == int(sys.argv[1])]
document = next(filter(None, map(document_in, browser)), None)
json.dump(told(document) if document else None, sys.stdout)

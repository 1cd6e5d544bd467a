"""A bot in any language: reads one question a line, answers with the number of a legal choice. Run it with
npm run ladder -- aton --bot "python3 docs/examples/random_bot.py"
"""
import json
import random
import sys

for line in sys.stdin:
    question = json.loads(line)
    print(json.dumps({"choice": random.randrange(len(question["legal"]))}), flush=True)
